import '@facade/section-kit';

declare module '@facade/section-kit' {
  /** What each fragment is: `remote.tsx`. */
  interface FragmentProps {
    'mf-consent/dialog': Record<string, never>;
    'mf-consent/trackers': Record<string, never>;
  }

  interface SectionEvents {
    /** The visitor chose, or changed, what may be stored. */
    'consent:changed': {
      analyticsStorage: boolean;
      adStorage: boolean;
      adUserData: boolean;
      adPersonalization: boolean;
    };
    /** A request to open the consent details (footer link). */
    'consent:open': undefined;
  }
}
