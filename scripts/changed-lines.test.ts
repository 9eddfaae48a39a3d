import { expect, test } from 'vitest';
import { changedLines, splitByWeight } from './changed-lines.ts';

const DIFF = `diff --git a/domain/money.ts b/domain/money.ts
--- a/domain/money.ts
+++ b/domain/money.ts
@@ -10,2 +10,3 @@ export function
+one
+two
+three
@@ -40 +41 @@
+four
@@ -60,2 +61,0 @@
-gone
diff --git a/domain/money.test.ts b/domain/money.test.ts
--- a/domain/money.test.ts
+++ b/domain/money.test.ts
@@ -1 +1 @@
+a test
diff --git a/server/old.ts b/server/old.ts
--- a/server/old.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
diff --git a/server/contact/contact.ts b/server/contact/contact.ts
--- /dev/null
+++ b/server/contact/contact.ts
@@ -0,0 +1,2 @@
+new
+file
diff --git a/schemas/generated/types.ts b/schemas/generated/types.ts
--- a/schemas/generated/types.ts
+++ b/schemas/generated/types.ts
@@ -1 +1 @@
+generated
`;

test('the lines of product code that a diff wrote are named, and no others', () => {
  expect(changedLines(DIFF)).toEqual([
    'domain/money.ts:10-12',
    'domain/money.ts:41-41',
    'server/contact/contact.ts:1-2',
  ]);
});

test('what costs money is held to more than the rest', () => {
  expect(splitByWeight(changedLines(DIFF))).toEqual({
    critical: ['domain/money.ts:10-12', 'domain/money.ts:41-41'],
    elsewhere: ['server/contact/contact.ts:1-2'],
  });
});
