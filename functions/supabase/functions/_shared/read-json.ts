type Refusal = { status: 400 | 408 | 413 | 415; code: string; message: string };

/** The JSON body of at most `maxBytes`, or why there is none. Stops reading as soon as it is too long, or not whole in `patience` ms. */
export async function readJson(
  request: Request,
  maxBytes: number,
  patience = 10_000,
): Promise<{ value: unknown } | { refusal: Refusal }> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    return refuse(415, "unsupported_media_type", "Envoyez du JSON (Content-Type: application/json).");
  }
  const tooLong = refuse(413, "body_too_large", `Corps de requête trop long (${maxBytes} octets au plus).`);
  if (Number(request.headers.get("content-length")) > maxBytes) return tooLong;

  const bytes: Uint8Array[] = [];
  let length = 0;
  let isLate = false;
  const reader = request.body?.getReader();
  const stop = () => void reader?.cancel().catch(() => {});
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, patience);
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      length += read.value.length;
      bytes.push(read.value);
      if (length <= maxBytes) continue;
      stop();
      return tooLong;
    }
  } finally {
    clearTimeout(timer);
  }
  if (isLate) return refuse(408, "body_too_slow", "La requête a mis trop de temps à arriver.");
  try {
    return { value: JSON.parse(await new Blob(bytes as BlobPart[]).text()) };
  } catch {
    return refuse(400, "invalid_json", "Le corps de la requête n’est pas du JSON.");
  }
}

const refuse = (status: Refusal["status"], code: string, message: string) => ({
  refusal: { status, code, message },
});
