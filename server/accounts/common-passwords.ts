import type { IsCommon } from '#contract/weak-password.ts'

let loaded: Promise<ReadonlySet<string>> | undefined

/** The list of what is tried first. Read when the first password is chosen: a start need not wait for it. */
export async function commonPasswords(): Promise<IsCommon> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  const list = await loaded
  return (word) => list.has(word)
}
