import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { shareWishlist } from '#contract/wishlist.ts'
import { call } from '#web/platform/api.ts'
import { useSite } from '#web/platform/site.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** A link to the list for others, made when it is wanted and gone when it is not. */
export function ShareList({ code: known }: { code: string | null }) {
  const { publicUrl } = useSite()
  const [code, setCode] = useState(known)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState({ words: '', isFault: false })
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater()

  const address = `${publicUrl}/wishlist/${code}`

  const share = async (isShared: boolean) => {
    if (isPending) return
    setPending(true)
    setSaid({ words: '', isFault: false })
    try {
      setCode((await call(shareWishlist, { share: isShared })).shareCode)
      setSaid({ words: isShared ? 'Shared.' : 'No longer shared. The link opens nothing any more.', isFault: false })
      focusLater(() => box.current?.querySelector<HTMLElement>('button'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({ words: error.message, isFault: true })
    } finally {
      setPending(false)
    }
  }
  return (
    <div ref={box} className="mt-12 border-t border-line pt-5">
      <h2 className="font-serif text-d4">Share this list</h2>
      <p className="mt-1 mb-3 max-w-[56ch] text-sm text-ink-2">
        {code
          ? 'Whoever has this link sees what is saved, with your first name and nothing else of you.'
          : 'Make a link for those you travel with. They see what is saved and your first name, nothing else of you.'}
      </p>
      {code ? (
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={field}
            readOnly
            aria-label="Link to this list"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className={boxLook('field', 'normal', 'max-w-[460px] flex-1 basis-64')}
          />
          <CopyButton
            text={address}
            label="Copy the link"
            short="Copy"
            className="min-h-12"
            onClosed={() => field.current?.select()}
          />
          <TextButton
            onClick={() => share(false)}
            aria-disabled={isPending || undefined}
            className="inline-flex min-h-11 items-center text-sm !text-beni"
          >
            {isPending ? 'One moment…' : 'Stop sharing'}
          </TextButton>
        </div>
      ) : (
        <Button onPress={() => share(true)} isPending={isPending} pendingLabel="One moment…">
          <Icon of={Link2} dense />
          Make a link
        </Button>
      )}
      <p role="status" className={said.words ? `mt-2 text-sm ${said.isFault ? 'text-beni' : 'text-matsu'}` : 'sr-only'}>
        {said.words}
      </p>
    </div>
  )
}
