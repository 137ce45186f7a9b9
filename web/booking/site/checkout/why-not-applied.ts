import type { ApiError } from '#contract/call.ts'

/** Why a code was not applied, in a sentence. */
export const whyNotApplied = ({ fields, isOutage, message }: ApiError): string =>
  fields.secondCode ?? fields.code ?? (isOutage ? 'We could not be reached. Please try the code again.' : message)
