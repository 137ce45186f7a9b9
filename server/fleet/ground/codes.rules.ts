/** "Shinagawa garage 2" is shinagawa-garage-2; of a name without Latin letters, what it is stands for it. */
export function codeOf(name: string, otherwise: string): string {
  const code = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 36)
    .replace(/^-+|-+$/g, '')
  return code === '' ? otherwise : code
}

/** The first of a code, code-2, code-3 and so on that is not taken. */
export function freeCode(code: string, taken: ReadonlySet<string>): string {
  let free = code
  for (let number = 2; taken.has(free); number += 1) free = `${code}-${number}`
  return free
}

/** The same for one name after the other, however many of them have one code: each takes the code that it is given. */
export function codeGiver(taken: Iterable<string>): (code: string) => string {
  const all = new Set(taken)
  const nextOf = new Map<string, number>()
  return (code) => {
    let [free, number] = [code, nextOf.get(code) ?? 2]
    for (; all.has(free); number += 1) free = `${code}-${number}`
    nextOf.set(code, number)
    all.add(free)
    return free
  }
}
