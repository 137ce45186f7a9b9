import { useState } from 'react'
import { useCrewStore, useCrewWords } from './crew-context.ts'
import { CrewDialog, SHEET_LOOK } from './crew-dialog.tsx'
import { type Both, CANNOT_WORK, TROUBLES } from './crew-words.ts'
import { ThumbButton } from './thumb-button.tsx'

export const fieldLook =
  'mt-1 block w-full rounded-field border border-edge bg-surface px-3.5 py-3 text-[1rem] leading-normal text-ink'

const bothIn = ({ en, ja }: Both) => `${en} ${ja}`
const longest = 500

/** A problem on the road: one of the usual phrases, or words of one's own. */
export function ProblemDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  const { words } = useCrewWords()
  const store = useCrewStore()
  const [text, setText] = useState('')
  const send = () => {
    store.tell(reference, text.trim())
    onClose()
  }
  return (
    <CrewDialog label={words.problemTitle} onClose={onClose} className={SHEET_LOOK}>
      <h2 className="font-serif text-d3">{words.problemTitle}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {TROUBLES.map((trouble) => (
          <li key={trouble.en}>
            <ThumbButton
              says={trouble}
              onClick={() =>
                setText((kept) => [kept.trim(), bothIn(trouble)].filter(Boolean).join('. ').slice(0, longest))
              }
            />
          </li>
        ))}
      </ul>
      <label className="mt-4 block text-sm font-[550]">
        {words.problemWords}
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={3}
          maxLength={longest}
          className={fieldLook}
        />
      </label>
      <div className="mt-4 grid grid-cols-2 gap-2 max-[259px]:grid-cols-1">
        <ThumbButton says={{ en: 'Back', ja: '戻る' }} onClick={onClose} />
        <ThumbButton
          look="primary"
          says={{ en: 'Tell the desk', ja: '連絡' }}
          disabled={!text.trim()}
          className="disabled:border-line disabled:bg-paper-2 disabled:text-ink-3"
          onClick={send}
        />
      </div>
    </CrewDialog>
  )
}

/** Asked once, since somebody else's day hangs on it. */
export function CannotWorkDialog({ onClose }: { onClose: () => void }) {
  const { words } = useCrewWords()
  const store = useCrewStore()
  const [why, setWhy] = useState('')
  const send = () => {
    store.tell(null, [bothIn(CANNOT_WORK), why.trim()].filter(Boolean).join('. ').slice(0, longest))
    onClose()
  }
  return (
    <CrewDialog label={words.cannotTitle} onClose={onClose} className={SHEET_LOOK}>
      <h2 className="font-serif text-d3">{words.cannotTitle}</h2>
      <p className="mt-2 text-ink-2">{words.cannotMore}</p>
      <label className="mt-4 block text-sm font-[550]">
        {words.cannotWhy}
        <textarea
          value={why}
          onChange={(event) => setWhy(event.target.value)}
          rows={2}
          maxLength={400}
          className={fieldLook}
        />
      </label>
      <div className="mt-4 grid grid-cols-2 gap-2 max-[259px]:grid-cols-1">
        <ThumbButton says={{ en: 'Back', ja: '戻る' }} onClick={onClose} />
        <ThumbButton look="danger" says={{ en: 'Tell the desk', ja: '連絡' }} onClick={send} />
      </div>
    </CrewDialog>
  )
}
