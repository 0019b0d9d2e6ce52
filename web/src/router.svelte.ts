// The path inside the page. It is relative to the page's <base>, so that it can be served anywhere.
class Router {
  path = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  get parts(): readonly string[] {
    return this.path.split("/").filter(Boolean);
  }

  /** The second part of the path: a game or a table's code. */
  get what(): string {
    return decodeURIComponent(this.parts[1] ?? "");
  }

  /** The full address of a path, for links and for sharing. */
  href(path: string): string {
    return new URL(path.replace(/^\//, ""), document.baseURI).toString();
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", this.href(path));
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    const base = new URL(document.baseURI).pathname;
    this.path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname.slice(1);
  }
}

export const router = new Router();

/** For links: stay in the page unless a new tab is wanted. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link.href.slice(new URL(document.baseURI).href.length));
}
