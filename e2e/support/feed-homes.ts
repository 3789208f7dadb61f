import { type SiteUnderTest, sampleFeed } from './site.ts';

/** A home as the sample feed has it, as far as journeys look. */
export interface FeedHome {
  ID: number;
  AgentID?: number;
  /** Each home is in the feed once per language. */
  language: 'nl' | 'fr';
  /** 0: for sale. */
  Goal: number;
  OffMarket?: boolean;
}

export const feedHomes = (site: SiteUnderTest): FeedHome[] => sampleFeed(site).properties as FeedHome[];
