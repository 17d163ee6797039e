import { describeProviderLimits } from '#domain/ports/identity-port.provider-limits.contract.ts';
import { makeLimitedProvider } from './testing/limited-provider.ts';

describeProviderLimits('a scripted Firebase', makeLimitedProvider);
