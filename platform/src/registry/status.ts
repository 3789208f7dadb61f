import { canaryOf, liveOf, type RegistryDocument } from './document/document.ts';

/** What `facade status --json` prints. */
export interface Status {
  revision: number;
  sections: Record<
    string,
    {
      /** Null if a section has only been published to a channel. */
      live: string | null;
      canary?: { version: string; percent: number };
      /** Channel → version; absent without channels. */
      channels?: Record<string, string>;
      releases: { version: string; publishedAt: string; integrity: string }[];
    }
  >;
}

/** The live releases and those in the store, newest first. */
export function statusOf(document: RegistryDocument): Status {
  const sections = Object.entries(document.extras.releases).map(([section, releases]) => {
    const canary = canaryOf(document, section);
    const channels = document.extras.channels[section] ?? {};
    return [
      section,
      {
        live: liveOf(document, section)?.metadata.version ?? null,
        ...(Object.keys(channels).length > 0 ? { channels } : {}),
        ...(canary ? { canary: { version: canary.metadata.version, percent: canary.deployment.traffic } } : {}),
        releases: releases.map(({ version, publishedAt, integrity }) => ({ version, publishedAt, integrity })),
      },
    ];
  });
  return { revision: document.extras.revision, sections: Object.fromEntries(sections) };
}
