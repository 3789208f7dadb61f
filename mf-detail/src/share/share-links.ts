/** Opens the visitor's own mail program with a letter that begins with the page. */
export const mailLink = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

/** Opens WhatsApp, the app or its page, with a message to whom the visitor chooses. */
export const whatsAppLink = (title: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
