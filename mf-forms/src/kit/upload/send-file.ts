import { browserApi, messagesOf } from '@facade/section-kit';

/** An uploaded file, by its id. */
export interface SentFile {
  id: string;
  name: string;
  isQuarantined: boolean;
}

/** Sends one file of a form, with a proof of its own (empty: none). Never rejects; the message is the api's, in the visitor's language, where it has one. */
export async function sendFile(file: File, proof: string): Promise<SentFile | { message: string | undefined }> {
  const body = new FormData();
  // Before the file, so that the api reads it first.
  if (proof) body.append('captcha', proof);
  body.append('file', file);
  const headers = { 'accept-language': document.documentElement.lang };
  try {
    return await browserApi.post<SentFile>('/uploads', body, { headers });
  } catch (error) {
    const messages: Readonly<Record<string, string>> = messagesOf(error);
    return { message: messages.uploads ?? messages.captcha ?? messages[''] };
  }
}
