import { useEffect, useState } from 'react'
import { useCrewWords } from './crew-context.ts'
import { CrewDialog } from './crew-dialog.tsx'

/** As large as the name allows, in black on white in the dark too: it is read across a hall. */
export function NameBoard({ name }: { name: string }) {
  const { words } = useCrewWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h2 className="mt-5 text-xs font-[550] text-ink-3">{words.nameBoard}</h2>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-1.5 block w-full border-2 border-ink bg-[#fff] px-2.5 pt-4 pb-3 text-center font-serif leading-none font-medium tracking-[0.02em] text-[#111] wrap-anywhere"
        style={{ fontSize: `clamp(24px, ${fitting(name, 100)}, 58px)` }}
      >
        <bdi>{name}</bdi>
      </button>
      {isOpen && <WholeScreen name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A letter of the serif is about half as wide as it is high. */
const fitting = (name: string, parts: number) => `${Math.round((parts * 16) / Math.max(name.length, 6)) / 10}vw`

function WholeScreen({ name, onClose }: { name: string; onClose: () => void }) {
  useWakeLock()
  const longest = name.split(/\s+/).reduce((most, word) => Math.max(most, word.length), 4)
  return (
    <CrewDialog label={name} onClose={onClose} className="m-0 size-full max-h-none max-w-none bg-[#fff] text-[#111]">
      <button
        type="button"
        onClick={onClose}
        className="grid size-full min-h-dvh place-items-center overflow-auto p-4 text-center font-serif leading-[1.05] font-medium wrap-anywhere"
        style={{ fontSize: `clamp(28px, min(${Math.round(1600 / longest) / 10}vw, 42vh), 320px)` }}
      >
        <bdi>{name}</bdi>
      </button>
    </CrewDialog>
  )
}

/** The screen stays lit while the board is held up; a browser that cannot do that dims as always. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      try {
        const given = await navigator.wakeLock?.request('screen')
        if (isOver) await given?.release()
        else lock = given
      } catch {
        // The battery is low, or the page is not in front.
      }
    }
    const again = () => document.visibilityState === 'visible' && void ask()
    void ask()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
