import type { ApiError } from '#contract/call.ts'

/** Codes of offers as a wish carries them: the second only beside a first. */
export interface WishedCodes {
  code?: string | undefined
  secondCode?: string | undefined
}

/** In the order in which they were applied. */
export const codesIn = ({ code, secondCode }: WishedCodes): string[] =>
  [code, secondCode].filter((one) => one !== undefined && one !== '') as string[]

/** With both keys, so that a change takes away what is not there any more. */
export const wishedCodes = ([code, secondCode]: readonly string[]) => ({ code, secondCode })

/** The codes without the one that was refused; without any where it is not said which. */
export function withoutRefused(wish: WishedCodes, { fields }: Pick<ApiError, 'fields'>) {
  if ('secondCode' in fields) return wishedCodes(codesIn(wish).slice(0, 1))
  return wishedCodes('code' in fields ? codesIn(wish).slice(1) : [])
}

/** The same without the code can be had: one press takes it off, wherever it is refused. */
export const isOfCode = ({ code, fields }: ApiError) =>
  'code' in fields || 'secondCode' in fields || code === 'pricing.too-many-codes'
