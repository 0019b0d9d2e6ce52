// Links that carry a token to another device: of a seat, a big screen or a remote. The token stands behind the #, which
// browsers do not send to any server, and leaves the address as soon as it has been read.
export const withToken = (link: string, token: string): string => `${link}#${token}`;

export function tokenInLink(): string | null {
  const token = decodeURIComponent(location.hash.slice(1));
  if (!/^[\w-]{16,64}$/.test(token)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}

/** A new token: 192 random bits, as the server draws them. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
