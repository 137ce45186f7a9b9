import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { GuestDetail } from '#contract/guests.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import type { Versioned } from '#web/ui/office/use-versioned.ts'
import { GuestFormFields } from './guest-fields.tsx'
import { type GuestValues, guestFields } from './guest-words.ts'

type GuestKnownProps = {
  guest: GuestDetail
  edit: Versioned<GuestValues>
  isOpen: boolean
  onOpen: () => void
}

/** What stands above the page already is not said again. */
const shown = guestFields.filter(({ name }) => !['name', 'phone', 'country', 'language'].includes(name))

/** What the office knows about a guest: read at a glance, changed in place. */
export function GuestKnown({ guest, edit, isOpen, onOpen }: GuestKnownProps) {
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useKeys({ E: { does: 'Change what we know', run: onOpen } })
  // The focus goes into the fields and comes back to where it was.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    box.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
  }, [isOpen])
  const facts = shown.flatMap(({ name, label }) => {
    const words = guest[name]
    return words ? [[label, <Words key={name}>{words}</Words>] as const] : []
  })
  return (
    <Panel title="What we know">
      <div ref={box}>
        {isOpen ? (
          <GuestFormFields form={edit.form} />
        ) : (
          <>
            {facts.length > 0 ? (
              <Facts of={facts} />
            ) : (
              <p className="text-sm text-ink-3">Nothing yet: food, walking, children, what they like.</p>
            )}
            <Button size="small" className="mt-4 max-md:min-h-11" onPress={onOpen}>
              <Icon of={Pencil} dense />
              Change
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}

const Words = ({ children }: { children: string }) => <bdi className="whitespace-pre-line">{children}</bdi>
