/**
 * The hash of every built-in profile that was ever published (`profileHash`). Only appended, so that an old report still
 * shows that its profile was built in.
 */
export const builtInProfileHashes: readonly string[] = [
  // Quick
  'b02c94688edf257731d81a1f8e6f2a6b32fb793171702ff2fedffd89c299bc3e',
  // Full
  '817d44a726089b03603d467d9a54b1f8bbde6606895e32d956afca85766c4785',
  // Buyer
  '4f3d999372e0d5e76e13a7c399b833c34d300a7026104a918b75c10f3308d54a',
  // Full display
  '7bda4f4b333896c582d93871e5dc9c4048b27a7c6fb3f88178a9b97ed87ffc69',
  // Buyer, with the battery and the drive
  'f7f5481c4fb70a0acae2d05ea14f491177aacea3476ffbd7c1f6da31c94f76e0',
  // Full, with the battery and the drive
  '7956b1ae3137ee9b641112aa7609d13466d235c688fee2ecbe70739c5beb1318',
  // Full, with the gamepad
  'd6a2484109bece8619d7d4ce83686459bc45b5e747302f9a2384a7b6b117e57e',
  // Full, with the gamepad and the load
  'b0845342f80ab51a99b3aa25ad075ff2a8cf10668d4e13fbbbd1626d3bd1552a',
];
