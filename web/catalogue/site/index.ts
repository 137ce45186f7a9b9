export { fetchTourDetails } from './catalogue-calls.ts'
export { edgeLook, groundLook, isDouble, pigmentOf, ringLook } from './line-look.ts'
export { LineMark, StopMark } from './mark.tsx'
