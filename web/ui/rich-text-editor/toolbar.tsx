import type { Editor } from '@tiptap/core'
import { ChevronDown, Image, Link, type LucideIcon, Minus, Redo2, Sigma, Table, Undo2, Video } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Menu } from '../menu.tsx'
import { blockToggles, blockTypeOf, blockTypes, markToggles, type Toggle, tableDeeds } from './commands.ts'
import { useLive } from './use-live.ts'

export type DialogName = 'link' | 'image' | 'video' | 'formula'

const BUTTON =
  'grid size-7.5 place-items-center rounded-tag text-ink-2 outline-offset-1 hover:bg-paper-2 data-disabled:cursor-not-allowed data-disabled:text-edge max-[900px]:size-11'
const PRESSED = 'data-selected:bg-ink data-selected:text-paper'

type ToolbarProps = { editor: Editor; onOpen: (name: DialogName) => void; controls: string }

/** One tab stop; arrows go from one to the next. A press by hand leaves the cursor in the text. */
export function Toolbar({ editor, onOpen, controls }: ToolbarProps) {
  return (
    <AriaToolbar
      aria-label="Formatting"
      aria-controls={controls}
      className="@container flex flex-wrap items-center gap-0.5 border-b border-line px-2 py-1"
    >
      <BlockType editor={editor} />
      <Rule />
      {markToggles.map((toggle) => (
        <Press key={toggle.id} toggle={toggle} editor={editor} />
      ))}
      <Rule />
      {blockToggles.map((toggle) => (
        <Press key={toggle.id} toggle={toggle} editor={editor} />
      ))}
      <Rule />
      <Opener label="Link" keys="Ctrl K" icon={Link} name="link" editor={editor} onOpen={onOpen} />
      <Opener label="Picture" icon={Image} name="image" editor={editor} onOpen={onOpen} />
      <Opener label="Video" icon={Video} name="video" editor={editor} onOpen={onOpen} />
      <TableMenu editor={editor} />
      <Opener label="Formula" icon={Sigma} name="formula" editor={editor} onOpen={onOpen} />
      <Deed label="Divider" icon={Minus} run={() => editor.commands.setHorizontalRule()} />
      <Rule />
      <Steps editor={editor} />
    </AriaToolbar>
  )
}

/** Between groups, while all of them stand in one line. */
const Rule = () => <span aria-hidden className="mx-0.5 h-5 border-s border-line @max-[700px]:hidden" />

function Press({ toggle: { id, label, keys, icon, run }, editor }: { toggle: Toggle; editor: Editor }) {
  const isOn = useLive(editor, () => editor.isActive(id), false)
  return (
    <ToggleButton
      aria-label={label}
      aria-keyshortcuts={keys?.replaceAll(' ', '+').replace('Ctrl', 'Control')}
      isSelected={isOn}
      onChange={() => run(editor)}
      preventFocusOnPress
      className={cx(BUTTON, PRESSED)}
    >
      <Icon of={icon} dense />
    </ToggleButton>
  )
}

function Deed({
  label,
  icon,
  run,
  isDisabled,
}: {
  label: string
  icon: LucideIcon
  run: () => void
  isDisabled?: boolean
}) {
  return (
    <Button aria-label={label} onPress={run} isDisabled={isDisabled ?? false} preventFocusOnPress className={BUTTON}>
      <Icon of={icon} dense />
    </Button>
  )
}

type OpenerProps = {
  label: string
  keys?: string
  icon: LucideIcon
  name: DialogName
  editor: Editor
  onOpen: ToolbarProps['onOpen']
}

function Opener({ label, keys, icon, name, editor, onOpen }: OpenerProps) {
  const isOn = useLive(
    editor,
    () => editor.isActive(name) || (name === 'formula' && editor.isActive('formulaBlock')),
    false,
  )
  return (
    <ToggleButton
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys?.replace('Ctrl ', 'Control+')}
      isSelected={isOn}
      onChange={() => onOpen(name)}
      className={cx(BUTTON, PRESSED)}
    >
      <Icon of={icon} dense />
    </ToggleButton>
  )
}

function Steps({ editor }: { editor: Editor }) {
  const can = useLive(editor, () => ({ undo: editor.can().undo(), redo: editor.can().redo() }), {
    undo: false,
    redo: false,
  })
  return (
    <>
      <Deed label="Undo" icon={Undo2} isDisabled={!can.undo} run={() => editor.commands.undo()} />
      <Deed label="Redo" icon={Redo2} isDisabled={!can.redo} run={() => editor.commands.redo()} />
    </>
  )
}

function BlockType({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false)
  const current = useLive(editor, blockTypeOf, 'paragraph')
  const label = blockTypes.find(({ id }) => id === current)?.label
  return (
    <Menu
      label="Kind of paragraph"
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          aria-label={`Kind of paragraph: ${label}`}
          className="flex min-h-8 items-center gap-1.5 rounded-tag px-2 text-sm text-ink-2 outline-offset-1 hover:bg-paper-2 max-[900px]:min-h-11"
        >
          {label}
          <Icon of={ChevronDown} dense />
        </Button>
      }
      groups={[
        {
          id: 'kinds',
          entries: blockTypes.map(({ id, label }) => ({ id, label })),
          chosen: current,
          onChoose: (id) => {
            blockTypes.find((some) => some.id === id)?.run(editor)
            setOpen(false)
          },
        },
      ]}
    />
  )
}

function TableMenu({ editor }: { editor: Editor }) {
  const inTable = useLive(editor, () => editor.isActive('table'), false)
  const entries = inTable
    ? tableDeeds.map(({ run, ...deed }) => ({ ...deed, onAction: () => void run(editor) }))
    : [
        {
          id: 'new',
          label: 'New table',
          detail: 'Three rows and three columns',
          onAction: () => void editor.chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
      ]
  return (
    <Menu
      label="Table"
      placement="bottom start"
      groups={[{ id: 'table', entries }]}
      trigger={
        <Button aria-label="Table" className={cx(BUTTON, inTable && 'bg-ink text-paper hover:bg-ink')}>
          <Icon of={Table} dense />
        </Button>
      }
    />
  )
}
