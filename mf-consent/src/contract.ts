import '@facade/section-kit';

declare module '@facade/section-kit' {
  interface FragmentProps {
    /** Cookie dialog. */
    'mf-consent/dialog': Record<string, never>;
    /** Shows nothing; loads the agency's trackers and measures speed, once they are allowed. */
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
