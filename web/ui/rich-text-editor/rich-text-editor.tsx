import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RichTextDocument } from '#contract/rich-text-types.ts'
import { type RecoveryCopy, useRecovery } from '#web/platform/recovery.ts'
import { sameJson } from '#web/platform/same-json.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { tokyoClock } from '../tokyo-clock.ts'
import type { EditorProps } from './editor.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'

const Editor = lazy(() => import('./editor.tsx').then(({ Editor }) => ({ default: Editor })))

type RichTextEditorProps = EditorProps & {
  /** Names what is written, such as `tour:{id}`: a copy of it waits in this browser until it is saved. */
  thing?: string
  /** What the server has, after each saving: once that is what was last told, the copy is forgotten. */
  saved?: RichTextDocument
}

/**
 * The editor of product.md, loaded where it is used. Whoever writes loses nothing: each change is copied in this
 * browser until the page says that the server has it, and offered again after a crash.
 */
export function RichTextEditor({ thing, ...props }: RichTextEditorProps) {
  return thing ? <Recovering {...props} thing={thing} /> : <Loaded {...props} />
}

const Loaded = ({ saved: _, ...props }: RichTextEditorProps) => (
  <Suspense fallback={<EditorSkeleton />}>
    <Editor {...props} />
  </Suspense>
)

function Recovering({ thing, saved, value, onChange, ...props }: RichTextEditorProps & { thing: string }) {
  const { left, keep, forget, takeUp } = useRecovery(thing, saved ?? value)
  const [begins, setBegins] = useState({ value, turn: 0 })
  const told = useForgetSaved(saved, forget)
  return (
    <div className="grid gap-3">
      {left && (
        <NotSaved
          copy={left}
          onTakeUp={() => {
            setBegins(({ turn }) => ({ value: left.value, turn: turn + 1 }))
            takeUp()
            onChange(left.value)
          }}
          onForget={() => void forget()}
        />
      )}
      <Loaded
        {...props}
        key={begins.turn}
        value={begins.value}
        onChange={(document) => {
          told.current = document
          void keep(document)
          onChange(document)
        }}
      />
    </div>
  )
}

/** The copy goes once the server has what was last told; what was written meanwhile stays. */
function useForgetSaved(saved: RichTextDocument | undefined, forget: () => Promise<void>) {
  const told = useRef<RichTextDocument | null>(null)
  const letGo = useRef(forget)
  letGo.current = forget
  useEffect(() => {
    if (saved && told.current && sameJson(saved, told.current)) void letGo.current()
  }, [saved])
  return told
}

type NotSavedProps = { copy: RecoveryCopy<RichTextDocument>; onTakeUp: () => void; onForget: () => void }

function NotSaved({ copy, onTakeUp, onForget }: NotSavedProps) {
  return (
    <Alert tone="waiting" title="Something you wrote was not saved.">
      <span className="block">
        It is of <bdi>{tokyoClock(copy.at)}</bdi> and waits in this browser.
      </span>
      <span className="mt-2.5 flex flex-wrap gap-2.5">
        <Button size="small" variant="outline" onPress={onTakeUp}>
          Take up what was not saved
        </Button>
        <Button size="small" onPress={onForget}>
          Throw it away
        </Button>
      </span>
    </Alert>
  )
}
