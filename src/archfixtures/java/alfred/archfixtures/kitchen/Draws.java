package alfred.archfixtures.kitchen;

import javafx.scene.Node;

/// Breaks: JavaFX outside the window.
public record Draws(Node other) {}
