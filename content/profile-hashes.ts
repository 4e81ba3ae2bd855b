/**
 * The hash of every built-in profile but _Full_ that was ever published (`profileHash`). Only appended, so that an old
 * report still shows that its profile was built in.
 */
export const builtInProfileHashes: readonly string[] = [
  // Quick
  'b02c94688edf257731d81a1f8e6f2a6b32fb793171702ff2fedffd89c299bc3e',
  // Buyer
  '4f3d999372e0d5e76e13a7c399b833c34d300a7026104a918b75c10f3308d54a',
  // Full display
  '7bda4f4b333896c582d93871e5dc9c4048b27a7c6fb3f88178a9b97ed87ffc69',
  // Buyer, with the battery and the drive
  'f7f5481c4fb70a0acae2d05ea14f491177aacea3476ffbd7c1f6da31c94f76e0',
];
