import type { YamlSource } from '../../kernel/index.ts';

/**
 * Marks everything unpublished as published: pages, articles and modules that are a Draft, items of the top bar and a popup
 * that are off. Texts with `public: false` stay hidden: they are not meant to be published.
 * Runs on parsed files before they are validated, so that links to a draft are valid and address conflicts of drafts are found.
 */
export function publishAll(sources: Iterable<YamlSource>): void {
  for (const { file, value } of sources) {
    if (/^(pages\/.+|articles\/.+\/article)\.yaml$/.test(file)) {
      publish(value);
      if (isRecord(value) && Array.isArray(value.modules)) value.modules.forEach(publish);
    }
    if (file === 'top-bar.yaml' && Array.isArray(value)) value.forEach(switchOn);
    if (file === 'popup.yaml' && isRecord(value) && value.enabled === false) value.enabled = true;
  }
}

function publish(value: unknown): void {
  if (isRecord(value) && value.status === 'Draft') value.status = 'Published';
}

function switchOn(item: unknown): void {
  if (isRecord(item) && item.status === 'off') item.status = 'on';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
