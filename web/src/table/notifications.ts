// A notification that it is one's turn, where the page is out of sight and the browser allows it.

/** Pages on phones may not make one themselves; their service worker may. */
export function notify(title: string, body: string, table: string): void {
  const options = { body, tag: table };
  try {
    const made = new Notification(title, options);
    made.onclick = () => {
      focus();
      made.close();
    };
  } catch {
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, options))
      .catch(() => undefined);
  }
}
