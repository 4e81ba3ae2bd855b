/** Verdict shapes as CSS shapes. They are in a separate file because a style file may not export functions. */

/** `cut` is the size of the cut corners, `point` the depth of a point. */
export const octagon = (cut: string) =>
  `polygon(${cut} 0, calc(100% - ${cut}) 0, 100% ${cut}, 100% calc(100% - ${cut}), calc(100% - ${cut}) 100%, ${cut} 100%, 0 calc(100% - ${cut}), 0 ${cut})`;
export const hexagon = (point: string) =>
  `polygon(${point} 0, calc(100% - ${point}) 0, 100% 50%, calc(100% - ${point}) 100%, ${point} 100%, 0 50%)`;
export const swallowtail = (point: string) =>
  `polygon(0 0, 100% 0, calc(100% - ${point}) 50%, 100% 100%, 0 100%, ${point} 50%)`;
export const parallelogram = (slant: string) => `polygon(${slant} 0, 100% 0, calc(100% - ${slant}) 100%, 0 100%)`;
