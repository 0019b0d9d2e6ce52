// Requests with a key, which is sent as a bearer, and of files. A refusal is thrown as a `Problem`.
import { at, Problem } from "./http.ts";

interface Request {
  method?: string;
  key?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  file?: Blob;
  signal?: AbortSignal;
}


/** The response, or the refusal that came instead of it. */
export async function send(path: string, { method, key, body, file, signal }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (file) headers["content-type"] = "application/octet-stream";
  let response: Response;
  try {
    response = await fetch(at(path), {
      method: method ?? (body === undefined && !file ? "GET" : "POST"),
      headers,
      ...(file ? { body: file } : body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Problem("server-away");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as {
    code?: string;
    params?: Record<string, string | number>;
  } | null;
  throw new Problem(problem?.code ?? "server-away", problem?.params ?? {});
}

export async function ask<T>(path: string, request: Request = {}): Promise<T> {
  const response = await send(path, request);
  return (response.status === 204 ? null : await response.json()) as T;
}
