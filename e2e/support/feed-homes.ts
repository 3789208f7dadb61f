import { type SiteUnderTest, sampleFeed } from './site.ts';

/** A home as the sample feed has it, as far as journeys look. */
export interface FeedHome {
  ID: number;
  AgentID?: number;
}

export const feedHomes = (site: SiteUnderTest): FeedHome[] => sampleFeed(site).properties as FeedHome[];
