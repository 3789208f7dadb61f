import type { RegistryDocument } from '@facade/platform/registry';

/**
 * What is live, for anybody: exactly the discovery schema. Revision, history and signature stay in the store's document.
 * @see https://github.com/awslabs/frontend-discovery
 */
export const publicDocument = ({ schema, microFrontends }: RegistryDocument) => ({ schema, microFrontends });
