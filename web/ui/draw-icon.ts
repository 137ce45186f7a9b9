import { createElement, type SVGProps } from 'react'

/** Most lines are paths, and of those what they draw says all. */
type Line = string | readonly [tag: string, attributes: Record<string, string>]

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Stands in for the library's own way of drawing in what is built (see scripts/icons-by-file.ts): its drawings are all
 * we want of it, and its many settings would weigh more than the icons of a page.
 */
export default function drawIcon(lines: readonly Line[]) {
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...lines.map(drawLine),
    )
}

const drawLine = (line: Line) =>
  typeof line === 'string' ? createElement('path', { d: line }) : createElement(line[0], line[1])
