/** Dark stretches of each row, so that no hairlines show between neighbours. */
export function darkStretches(
  modules: readonly (readonly boolean[])[],
): { row: number; from: number; length: number }[] {
  return modules.flatMap((cells, row) => {
    const stretches: { row: number; from: number; length: number }[] = []
    for (const [column, isDark] of cells.entries()) {
      const last = stretches.at(-1)
      if (!isDark) continue
      if (last && last.from + last.length === column) last.length++
      else stretches.push({ row, from: column, length: 1 })
    }
    return stretches
  })
}
