import type { RegistryDocument } from '@facade/platform/registry';

/**
 * The public document of the live releases: exactly the discovery schema. Revision, history and signature stay in the store's
 * document.
 * @see https://github.com/awslabs/frontend-discovery
 */
export const publicDocument = ({ schema, microFrontends }: RegistryDocument) => ({ schema, microFrontends });
