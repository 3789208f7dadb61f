import { browserApi, messagesOf } from '@facade/section-kit';

/** An uploaded file, by its id. */
export interface SentFile {
  id: string;
  name: string;
  isQuarantined: boolean;
}

/** Sends one file of a form. Never rejects; the message is the api's, in the visitor's language, where it has one. */
export async function sendFile(file: File): Promise<SentFile | { message: string | undefined }> {
  const body = new FormData();
  body.append('file', file);
  const headers = { 'accept-language': document.documentElement.lang };
  try {
    return await browserApi.post<SentFile>('/uploads', body, { headers });
  } catch (error) {
    const messages: Readonly<Record<string, string>> = messagesOf(error);
    return { message: messages.uploads ?? messages[''] };
  }
}
