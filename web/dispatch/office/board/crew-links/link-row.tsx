import { useRef } from 'react'
import type { CrewLink } from '#contract/crew-day.ts'
import { kindWords } from '#core/crew.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { linkState, workWords } from './link-words.ts'

type LinkRowProps = {
  link: CrewLink
  day: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** Only right after it was made: nobody can read it out again later. */
  url: string | undefined
  isPending: boolean
  onMake: () => void
  onRevoke: () => void
}

/** One of the crew: whether they have the day, and the ways to give or take it. */
export function LinkRow({ link, day, isChosen, onChoose, url, isPending, onMake, onRevoke }: LinkRowProps) {
  const address = useRef<HTMLInputElement>(null)
  const { tone, word, detail } = linkState(link, day)
  const isLive = link.id !== '' && link.revokedAt === null
  return (
    <li className="grid gap-x-3 border-b border-line py-1.5 sm:grid-cols-[176px_minmax(0,1fr)]">
      <div>
        <Checkbox
          dense
          isSelected={isChosen}
          onChange={onChoose}
          detail={`${kindWords[link.kind]}, ${workWords(link)}`}
        >
          <bdi className="font-semibold">{link.name}</bdi>
        </Checkbox>
      </div>
      <div className="text-[13px] text-ink-2 max-sm:ps-8 max-sm:pb-1.5 sm:pt-1.5">
        <Tag tone={tone}>{word}</Tag>
        {detail && detail !== word && <bdi className="mt-0.5 block">{detail}</bdi>}
        <bdi className="block wrap-anywhere">{link.email || 'No address: copy the link'}</bdi>
        <span className="mt-1 flex flex-wrap items-center gap-x-4">
          {url && (
            <>
              <input
                ref={address}
                readOnly
                value={url}
                aria-label={`Link of ${link.name}`}
                className="min-w-0 flex-1 border border-line bg-paper px-2 py-1 text-[12.5px]"
              />
              <CopyButton
                text={url}
                label={`Copy the link of ${link.name}`}
                short="Copy"
                onClosed={() => address.current?.select()}
              />
            </>
          )}
          {!url && link.email === '' && (
            <TextButton
              className="min-h-8 max-md:min-h-11"
              disabled={isPending}
              aria-label={`Make a link to copy for ${link.name}`}
              onClick={onMake}
            >
              Make a link to copy
            </TextButton>
          )}
          {isLive && (
            <TextButton
              className="min-h-8 max-md:min-h-11"
              disabled={isPending}
              aria-label={`End the link of ${link.name}`}
              onClick={onRevoke}
            >
              End the link
            </TextButton>
          )}
        </span>
      </div>
    </li>
  )
}
