import { useRef } from 'react'
import type { SecondFactor } from '#contract/security.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** For apps without a camera, and for the telephone that shows this page itself. */
export function TypedKey({ of: { secret, address } }: { of: SecondFactor }) {
  const letters = useRef<HTMLElement>(null)
  return (
    <div className="min-w-0 flex-1 basis-36 text-sm text-ink-2">
      No camera? Type this key:
      <bdi
        ref={letters}
        className="mt-1.5 mb-2.5 block max-w-[16ch] text-[0.9375rem] leading-[1.7] font-semibold tracking-[0.06em] text-ink select-all"
      >
        {secret}
      </bdi>
      <CopyButton
        text={secret.replaceAll(' ', '')}
        label="Copy key"
        onClosed={() => letters.current && getSelection()?.selectAllChildren(letters.current)}
      />
      <TextLink href={address} className="mt-2 flex min-h-11 items-center md:hidden">
        Open the app on this telephone
      </TextLink>
    </div>
  )
}
