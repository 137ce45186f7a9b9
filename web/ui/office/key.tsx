const words: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** A key as it stands on the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-tag border border-b-2 border-edge bg-surface px-1.5 py-0.5 font-sans text-[0.71875rem] leading-none font-semibold text-ink-2">
      {words[children] ?? children}
    </kbd>
  )
}
