import type { LoaderArgs, Page } from '@facade/section-kit';

/** Whether a link was asked for. */
export interface SentData {
  sent: boolean;
}

/** The token of a mail's link, and whether it was used. */
export interface LinkData {
  token: string;
  done: boolean;
}

/** What the pages of owners and staff for asking for a link have in common. */
export const forgottenPassword: Omit<Page<SentData, 'mf-owner'>, 'Component'> = {
  access: 'owner',
  // After a post without JavaScript the URL says that it was accepted.
  loader: async ({ url }: LoaderArgs) => ({ sent: url.searchParams.has('sent') }),
  head: ({ t, site }) => ({
    title: `${t('password.forgotten.title')} | ${site.agency.name}`,
    description: t('password.forgotten.intro'),
    noindex: true,
  }),
};

/** What those for choosing a password have in common. */
export const newPassword: Omit<Page<LinkData, 'mf-owner'>, 'Component'> = {
  access: 'owner',
  loader: async ({ url: { searchParams } }: LoaderArgs) => ({
    token: searchParams.get('token') ?? '',
    done: searchParams.has('done'),
  }),
  head: ({ t, site }) => ({
    title: `${t('password.new.title')} | ${site.agency.name}`,
    description: t('password.new.intro'),
    noindex: true,
  }),
};
