import type { ErrorDefinition } from './endpoint.ts'

/** Refusals that any call may give; a capability adds its own beside its endpoints. */
export const platformErrors = {
  'platform.invalid-input': { status: 400, sentence: 'Something in this request needs mending.' },
  'platform.malformed-json': { status: 400, sentence: 'This request is not readable JSON.' },
  'platform.malformed-request': { status: 400, sentence: 'This request could not be read.' },
  'platform.key-needed': {
    status: 400,
    sentence: 'This call needs an Idempotency-Key header of 8 to 200 characters, so that nothing is done twice.',
  },
  'platform.key-reused': { status: 409, sentence: 'This Idempotency-Key was used for another request.' },
  'platform.key-in-use': { status: 409, sentence: 'The same request is being worked on. Please wait for its answer.' },
  'platform.not-signed-in': { status: 401, sentence: 'Please sign in first.' },
  'platform.forbidden': { status: 403, sentence: 'This is not open to your account.' },
  'platform.right-missing': {
    status: 403,
    sentence: 'You do not have the right {right}. An owner of the office can give it to you.',
  },
  'platform.proof-needed': {
    status: 403,
    sentence: 'This needs your password again, and a code where two-factor is on. Nothing was done.',
  },
  'platform.unknown-path': { status: 404, sentence: 'There is nothing at this address.' },
  'platform.wrong-method': { status: 405, sentence: 'This address does not answer that method.' },
  'platform.too-large': { status: 413, sentence: 'This request is larger than the {most} that we accept here.' },
  'platform.too-many-values': {
    status: 413,
    sentence: 'This request holds more than the {most} values that we accept here.',
  },
  'platform.unsupported-type': { status: 415, sentence: 'Please send JSON, as application/json.' },
  'platform.header-too-large': { status: 431, sentence: 'The headers of this request are larger than we accept.' },
  'platform.internal': { status: 500, sentence: 'This failed on our side. Please try again in a moment.' },
  'platform.busy': { status: 503, sentence: 'We are very busy at this moment. Please try again shortly.' },
  'platform.unavailable': {
    status: 503,
    sentence: 'Our records cannot be reached at this moment. Please try again shortly.',
  },
} satisfies Record<string, ErrorDefinition>
