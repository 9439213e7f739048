;;; dap_mode.el --- constexpr-profile dap with dap-mode  -*- lexical-binding: t -*-
;; SPDX-License-Identifier: BSL-1.0
;;; Commentary:
;; emacs --batch -l dap_mode.el: debugs an evaluation that fails, and steps back to the cause.  The environment has
;; PROGRAM, the program constexpr-profile, and COMPILER, Clang.
;;; Code:
(require 'package)
(package-initialize)
(require 'dap-mode)
(require 'ert)

(defconst folder (expand-file-name "../programs/" (file-name-directory load-file-name)))

;; What docs/profile/editors.md says for the user's configuration.
(dap-register-debug-provider
 "constexpr"
 (lambda (configuration)
   (plist-put configuration :dap-server-path (list "python3" (getenv "PROGRAM") "dap"))))
(defun dap-step-back (session)
  "Step back in SESSION."
  (interactive (list (dap--cur-session-or-die)))
  (dap--step "stepBack" session))

(defvar stops 0 "The number of stops whose frames have arrived.")
(add-hook 'dap-stack-frame-changed-hook (lambda (_) (setq stops (1+ stops))))

(defun wait-for (what condition)
  "Wait until CONDITION returns what is not nil; WHAT says what for."
  (let ((end (+ (float-time) 300)))
    (while (not (funcall condition))
      (when (> (float-time) end)
        (error "%s has not come" what))
      (accept-process-output nil 0.05))))

(defun after-stop (action)
  "Call ACTION, and wait for the next stop."
  (let ((before stops))
    (funcall action)
    (wait-for "a stop" (lambda () (> stops before)))))

(defun place ()
  "The name and the line of the current frame."
  (let ((frame (dap--debug-session-active-frame (dap--cur-session))))
    (list (gethash "name" frame) (gethash "line" frame))))

(ert-deftest steps-back-from-a-failure ()
  (let ((file (expand-file-name "failing.cpp" folder)))
    (find-file file)
    (after-stop
     (lambda ()
       (dap-debug (list :type "constexpr" :request "launch" :name "Constant evaluation"
                        :program file :line 13 :cwd folder
                        :command (vector (getenv "COMPILER") "-std=c++20" file)))))
    (should (equal (place) '("thrower(5)" 10)))
    (should (equal (line-number-at-pos) 10))
    (after-stop (lambda () (dap-step-back (dap--cur-session))))
    (should (equal (place) '("thrower(5)" 9)))
    ;; The call in this line has made the sum too large.
    (after-stop (lambda () (dap-request (dap--cur-session) "evaluate" :expression "goto 1006" :context "repl")))
    (should (equal (place) '("work(1000)" 5)))
    (after-stop (lambda () (dap-step-out (dap--cur-session))))
    (should (equal (place) '("thrower(5)" 10)))
    (dap-disconnect (dap--cur-session))
    (wait-for "the end of the adapter"
              (lambda () (not (process-live-p (dap--debug-session-proc (dap--cur-session))))))))

(ert-run-tests-batch-and-exit)
;;; dap_mode.el ends here
