package com.sun.glass.ui.unseen;

import com.sun.glass.ui.Application;
import com.sun.glass.ui.View;
import com.sun.glass.ui.headless.HeadlessApplication;
import com.sun.glass.ui.headless.HeadlessPlatformFactory;
import com.sun.glass.ui.headless.HeadlessView;
import com.sun.javafx.scene.NodeHelper;
import com.sun.javafx.scene.SceneHelper;
import com.sun.javafx.sg.prism.NGGroup;
import com.sun.javafx.sg.prism.NGNode;
import javafx.scene.Parent;

/// JavaFX's headless platform without its screen, which nobody sees: to paint every frame, and to copy it there pixel
/// by pixel on the FX thread, takes longer than all else in a test of the window.
///
/// Windows are laid out and get keys and clicks as ever; a snapshot paints by itself. JavaFX finds the class by the
/// platform's name, `Unseen`.
public final class UnseenPlatformFactory extends HeadlessPlatformFactory {
    @Override
    public Application createApplication() {
        return new HeadlessApplication() {
            @Override
            public View createView() {
                return new UnseenView();
            }
        };
    }

    /// Tells what is shown that it is painted, as painting the window would; without it, what changes afterwards would
    /// be missing in the next snapshot. On the FX thread.
    public static void painted(Parent shown) {
        // what is painted is asked for outside a pulse, which assertions would each time tell of with a stack trace
        SceneHelper.setAllowPGAccess(true);
        try {
            clean(NodeHelper.getPeer(shown));
        } finally {
            SceneHelper.setAllowPGAccess(false);
        }
    }

    private static void clean(NGNode node) {
        node.clearPainted();
        node.clearDirty();
        if (node instanceof NGGroup group) {
            group.getChildren().forEach(UnseenPlatformFactory::clean);
        }
    }

    private static final class UnseenView extends HeadlessView {
        /// Asked by the painter alone, which passes over what is closed.
        @Override
        public boolean isClosed() {
            return true;
        }
    }
}
