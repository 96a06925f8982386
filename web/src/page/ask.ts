/** Questions over HTTP. A refusal of the server is an `AskError` with its sentence in both languages. */
import type { Said, ServerError } from "../protocol";

export class AskError extends Error {
  readonly kind: string;
  readonly said: Said;
  readonly details: ServerError;
  constructor(details: ServerError) {
    super(details.text?.en ?? details.error);
    this.kind = details.error;
    this.said = details.text ?? { ru: details.error, en: details.error };
    this.details = details;
  }
}

const SILENT: ServerError = {
  error: "no_answer",
  text: { ru: "Сервер не отвечает.", en: "The server does not answer." },
};

export async function ask<Answer>(
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  more: Record<string, string> = {},
  method = "POST",
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body === undefined
        ? method === "POST"
          ? {}
          : { method, headers: more }
        : {
            method: "POST",
            body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
            headers: {
              "content-type":
                body instanceof Blob || typeof body === "string" ? "application/octet-stream" : "application/json",
              ...more,
            },
          }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new AskError(SILENT);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null)
    throw new AskError((answer as ServerError | null)?.error ? (answer as ServerError) : SILENT);
  return answer as Answer;
}
