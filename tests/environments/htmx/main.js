import "ansa/element";
import "htmx.org";
