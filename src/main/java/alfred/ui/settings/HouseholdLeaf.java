package alfred.ui.settings;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.row.StoreException;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import alfred.ui.model.HouseholdConnection;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.Fields;
import alfred.ui.page.text.RefusalMessages;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// "Household" section of the settings: this computer's own kitchen, or one on a PostgreSQL that several people share.
final class HouseholdLeaf extends VBox {
    private final PageContext desk;
    private final HouseholdConnection link;
    private final SimpleStringProperty address = new SimpleStringProperty("");
    private final SimpleStringProperty user = new SimpleStringProperty("");
    private final SimpleStringProperty person = new SimpleStringProperty("");
    private final PasswordField password = styled(new PasswordField(), "f");
    private final Label where = wrapped("", "t-small c-text-2");
    private final Node leave = button(text("household.leave"), "ghost", this::leave);
    private final StackPane outcome = new StackPane();

    HouseholdLeaf(PageContext desk, HouseholdConnection link) {
        super(18);
        this.desk = desk;
        this.link = link;
        setMaxWidth(760);
        var now = link.current();
        address.set(now.url());
        user.set(now.user());
        person.set(now.url().isEmpty() ? desk.settings().get("user.name").orElse(now.person()) : now.person());
        password.setPromptText(text("household.password.prompt"));
        var place = styled(new VBox(3, firm(text("household.where"), "t-heading"), where), "a-card");
        place.setPadding(new Insets(16, 20, 18, 20));
        getChildren().addAll(
            column(4, firm(text("household.title"), "t-title-2"), wrapped(text("household.help"), "t-body c-text-2")),
            place,
            Fields.named(text("household.address"), Fields.text(address, "jdbc:postgresql://host/name", "")),
            Fields.pair(Fields.named(text("household.user"), Fields.text(user, "", "")),
                Fields.named(text("household.password"), password)),
            Fields.pair(Fields.named(text("household.person"), Fields.text(person, "", "")), new VBox()),
            row(7, Icon.SHIELD_CHECK.view(15), growing(wrapped(text("household.privacy"), "t-small c-muted"))),
            row(10, button(text("household.use"), Icon.CHECK, "primary", this::use),
                button(text("household.test"), Icon.ROTATE_CW, "secondary", this::test), leave),
            outcome);
        Nodes.visible(outcome, false);
        tell(now.url());
    }

    private void tell(String url) {
        where.setText(url.isEmpty() ? text("household.own") : text("household.shared", url));
        Nodes.visible(leave, !url.isEmpty());
    }

    private HouseholdConnection.Choice typed() {
        return new HouseholdConnection.Choice(address.get().strip(), user.get().strip(), password.getText(),
            person.get().strip());
    }

    private void test() {
        var choice = typed();
        outcome.getChildren().setAll(row(10, Ring.busy(15), label(text("household.testing"), "t-small c-muted")));
        Nodes.visible(outcome, true);
        desk.background().task(() -> link.test(choice)).onSuccess(this::show).onError(StoreException.class, this::show)
            .start();
    }

    private void use() {
        var choice = typed();
        desk.background().task(() -> link.use(choice)).onSuccess(isKept -> {
            Nodes.visible(outcome, false);
            tell(choice.url());
            desk.toasts().show(text(isKept ? "household.from-now-on" : "household.no-keychain"));
        }).onError(StoreException.class, this::show).start();
    }

    private void leave() {
        desk.background().run(link::leave).onSuccess(_ -> {
            address.set("");
            tell("");
            desk.toasts().show(text("household.left"));
        }).onError(StoreException.class, this::show).start();
    }

    private void show(HouseholdConnection.Trial trial) {
        var facts = column(3, wrapped(text("household.version", trial.version()), "t-small c-text-2"),
            wrapped(text(trial.mayWrite() ? "household.rights" : "household.no-rights"), "t-small c-text-2"),
            wrapped(text(trial.hasKitchen() ? "household.there" : "household.empty"), "t-small c-text-2"),
            wrapped(text(trial.isEncrypted() ? "household.encrypted" : "household.plain"), "t-small c-text-2"),
            wrapped(text("household.speed", trial.millis()), "t-small c-text-2"));
        box(trial.mayWrite(), text(trial.mayWrite() ? "household.works" : "household.fails"), facts);
    }

    private void show(StoreException problem) {
        box(false, text("household.fails"), wrapped(RefusalMessages.of(problem), "t-small c-text-2"));
    }

    private void box(boolean isFine, String words, Node more) {
        var mark = isFine ? Nodes.doneMark(18) : Icon.CIRCLE_ALERT.view(17, "ic-danger");
        var box = styled(column(6, row(10, mark, label(words, "t-strong")), more), isFine ? "okbox" : "errbox");
        box.setPadding(new Insets(14, 16, 14, 16));
        outcome.getChildren().setAll(box);
        Nodes.visible(outcome, true);
    }
}
